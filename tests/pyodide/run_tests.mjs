// Import modules and run tests of the package under Pyodide in Node: no browser, no network, nothing made for a desktop.
//   node run_tests.mjs CHECKOUT WHEELS "MODULE MODULE ..." PYTEST-ARGUMENT...
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [checkout, wheels, ...args] = process.argv.slice(2);
try {
  const python = await loadPyodide({
    env: { PYTHONDONTWRITEBYTECODE: "1", SPADES_TEACH_SAMPLES: "small" }, // it repeats what was tried elsewhere
  });
  for (const wheel of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
    python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), "wheel", { extractDir: "/packages" });
  }
  python.FS.mkdirTree("/checkout");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, "/checkout");
  python.globals.set("arguments", python.toPy(args));
  process.exitCode = python.runPython(`
    import os, sys
    os.chdir("/checkout")
    sys.path[:0] = ["/checkout", "/packages"]
    from importlib import import_module
    modules = arguments.pop(0).split()
    for name in modules:
        import_module(name)
    print(len(modules), "modules imported by Python", sys.version.split()[0], "on", sys.platform, flush=True)
    import pytest
    int(pytest.main(["-p", "no:cacheprovider", "--color=no", *arguments]))
  `);
} catch (problem) {
  console.error(problem.message ?? problem); // without the source line, which is a megabyte long
  process.exitCode = 1;
}

import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    environment: "happy-dom",
    isolate: false, // a page of its own for each file takes three times as long; modules keep only the cards they have drawn
    include: ["tests/js/**/*.test.js"],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
});

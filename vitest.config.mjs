import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    environment: "happy-dom",
    include: ["tests/js/**/*.test.js"],
    restoreMocks: true,
  },
});

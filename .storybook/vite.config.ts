import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook shows components only: the app's own build, with its backend and its checks, stays out of it. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4_000, reportCompressedSize: false },
})

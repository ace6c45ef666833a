import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook shows only components, so it does not use the app's build with its backend and checks. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4_000, reportCompressedSize: false },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook shows only components. It does not need the simulator and the build checks of the app's configuration. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4_000, reportCompressedSize: false },
})

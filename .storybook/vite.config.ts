import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook shows only components. So it needs neither the simulator nor the build checks of the app. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4_000, reportCompressedSize: false },
})

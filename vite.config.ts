import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleChecks } from './scripts/build/bundleChecks.ts'
import { devBackend } from './scripts/server/devBackend.ts'
import { securityHeaders } from './scripts/server/securityHeaders.ts'

const root = resolve(import.meta.dirname, 'packages/app')

export default defineConfig(async ({ command, isPreview }) => ({
  root,
  publicDir: resolve(root, 'public'),
  plugins: [react(), bundleChecks(), ...(command === 'serve' && !isPreview ? [await devBackend(process.env)] : [])],
  worker: { format: 'es' as const },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers: securityHeaders },
}))

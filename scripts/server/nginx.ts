import { spawnSync } from 'node:child_process'

/** The Debian packages that deploy/start.sh needs. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base', 'openssl']

export const hasNginx = (): boolean => ['nginx', 'envsubst', 'openssl'].every((name) => isProgram(name))

const isProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

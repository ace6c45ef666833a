import { sessionCookieName as sessionCookie } from '@tandem/contract'

export interface SessionsSnapshot {
  readonly userIds: Readonly<Record<string, number>>
  readonly shared?: string
}

/** `shared`: one session for all callers, because browsers ignore cookies of a service worker. */
export type SessionMode = 'cookie' | 'shared'

export class Sessions {
  readonly #userIds: Map<string, number>
  readonly #newToken: () => string
  #shared: string | undefined

  constructor(newToken: () => string, { userIds, shared }: SessionsSnapshot = { userIds: {} }) {
    this.#newToken = newToken
    this.#userIds = new Map(Object.entries(userIds))
    this.#shared = shared
  }

  tokenOf(request: Request, mode: SessionMode): string | undefined {
    if (mode === 'shared') return this.#shared
    const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
    return cookies.find((cookie) => cookie.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1)
  }

  userIdOf(token: string | undefined): number | undefined {
    return token === undefined ? undefined : this.#userIds.get(token)
  }

  start(userId: number, mode: SessionMode): string {
    const token = this.#newToken()
    this.#userIds.set(token, userId)
    if (mode === 'shared') this.#shared = token
    return token
  }

  end(token: string | undefined): void {
    if (token === undefined) return
    this.#userIds.delete(token)
    if (this.#shared === token) this.#shared = undefined
  }

  snapshot(): SessionsSnapshot {
    return {
      userIds: Object.fromEntries(this.#userIds),
      ...(this.#shared === undefined ? {} : { shared: this.#shared }),
    }
  }
}

/** SIM-2: the Set-Cookie header that starts a session. Without a token, the header ends the session. */
export function sessionCookieHeader(token: string | undefined, { headers }: Pick<Request, 'headers'>): string {
  const isEncrypted = headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim() === 'https'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isEncrypted ? '; Secure' : ''}`
  return token === undefined
    ? `${sessionCookie}=; Max-Age=0; ${attributes}`
    : `${sessionCookie}=${token}; ${attributes}`
}

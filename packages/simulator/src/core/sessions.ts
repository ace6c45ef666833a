import { sessionCookieName as sessionCookie } from '@tandem/contract'
import { type RandomSource } from './random.ts'

export interface SessionsSnapshot {
  readonly userIds: Readonly<Record<string, number>>
  readonly shared?: string
}

/** By cookie, or one session for all callers: browsers ignore the cookies of a service worker's responses. */
export type SessionMode = 'cookie' | 'shared'

/** The signed-in users by token. */
export class Sessions {
  readonly #userIds: Map<string, number>
  readonly #random: RandomSource
  #shared: string | undefined

  constructor(random: RandomSource, { userIds, shared }: SessionsSnapshot = { userIds: {} }) {
    this.#random = random
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
    const token = this.#random.stream('sessions').uuid()
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

/** The Set-Cookie header that starts a session, or without a token ends it. */
export function sessionCookieHeader(token: string | undefined): string {
  const attributes = 'Path=/; HttpOnly; SameSite=Lax'
  return token === undefined
    ? `${sessionCookie}=; Max-Age=0; ${attributes}`
    : `${sessionCookie}=${token}; ${attributes}`
}

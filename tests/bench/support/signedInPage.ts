import { type Browser } from 'playwright-core'
import { type ProductServer } from '../../support/productServer.ts'
import { openPage } from './chromium.ts'

export type SignedInPage = Awaited<ReturnType<typeof openSignedIn>>

export async function openSignedIn(browser: Browser, { origin }: ProductServer) {
  const opened = await openPage(browser)
  const data = { email: 'demo@example.com', password: 'demo' }
  await opened.page.request.post(`${origin}/api/v2/auth/login`, { data })
  return opened
}

import { createServer } from 'node:http'

export interface PaymentProvider {
  /** The value for `VITE_PAYMENT_URL`. */
  readonly template: string
  stop(): Promise<void>
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Simulates a payment provider. The page has a link that pays and a link that cancels.
 * @param onPaid reports a payment to the backend, as a real provider does
 */
export async function startPaymentProvider(onPaid: (plan: string) => Promise<unknown>): Promise<PaymentProvider> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const back = searchParams.get('return') ?? '/'
    const plan = searchParams.get('plan') ?? ''
    if (pathname === '/pay') {
      void onPaid(plan).then(() => response.writeHead(302, { location: back }).end())
      return
    }
    const pay = `/pay?${new URLSearchParams({ plan, return: back })}`
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Provider</title>
      <h1>Pay ${escaped(plan)}</h1>
      <p>Order ${escaped(searchParams.get('order') ?? '')}</p>
      <a href="${escaped(pay)}">Pay</a> <a href="${escaped(searchParams.get('cancel') ?? '/')}">Cancel</a>`)
  })
  const port = await new Promise<number>((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      ready(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    template: `http://127.0.0.1:${port}/?plan={plan}&order={order}&return={return}&cancel={cancel}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}

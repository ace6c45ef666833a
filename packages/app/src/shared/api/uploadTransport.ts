import { type Transport } from './request.ts'

/** Statuses of responses without a body. */
const bodiless = new Set([204, 205, 304])

/** Reports the share of the body that has been sent, from 0 to 1. `fetch` cannot report the progress of uploads. */
export const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = 'POST', credentials, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      upload.open(method, url)
      upload.responseType = 'blob'
      upload.withCredentials = credentials === 'include'
      for (const [name, value] of new Headers(headers)) upload.setRequestHeader(name, value)
      upload.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      upload.addEventListener('load', () => {
        const response: BodyInit | null = bodiless.has(upload.status) ? null : upload.response
        resolve(new Response(response, { status: upload.status, headers: headersOf(upload) }))
      })
      upload.addEventListener('error', () => reject(new TypeError('the server did not respond')))
      upload.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
      if (signal?.aborted) {
        reject(new DOMException('The upload was stopped.', 'AbortError'))
        return
      }
      signal?.addEventListener('abort', () => upload.abort(), { once: true })
      upload.send(body instanceof ReadableStream ? null : (body ?? null))
    })

function headersOf(upload: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of upload.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

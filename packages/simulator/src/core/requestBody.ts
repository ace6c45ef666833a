import { refuse } from './handlers.ts'

const maxJsonBytes = 1_000_000
/** In bytes: 10 MB for the file, plus space for the other fields. */
const maxMultipartBytes = 10 * 1024 * 1024 + 64_000

/** Reads a JSON body. Throws a 400 if the body is not JSON, not UTF-8, or too large. */
export async function readJson(request: Request, maxBytes: number = maxJsonBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse(400, 'The body is not valid JSON.')
  }
}

/** Reads a multipart body. Repeated fields become a list. */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw refuse(400, 'A multipart/form-data body is expected.')
  const bytes = await readBytes(request, maxMultipartBytes)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const fields = new Map<string, unknown>()
    for (const key of new Set(form.keys())) {
      const values = form.getAll(key)
      fields.set(key, values.length > 1 ? values : values[0])
    }
    return Object.fromEntries(fields)
  } catch {
    throw refuse(400, 'The body is not valid multipart/form-data.')
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refuse(400, `The body is too large: at most ${maxBytes} bytes are allowed.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  // Firefox has no `Request.body`.
  const stream = Reflect.has(request, 'body') ? request.body : (await request.blob()).stream()
  if (!stream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // A `for await` loop would cancel the body when this function throws. In Node, the cancellation causes an error that
  // no code can catch.
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > maxBytes) throw tooLarge()
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(length)
  let place = 0
  for (const chunk of chunks) {
    bytes.set(chunk, place)
    place += chunk.length
  }
  return bytes
}

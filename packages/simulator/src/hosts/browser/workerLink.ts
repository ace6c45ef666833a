import {
  type OpenMessage,
  type PageMessage,
  type StartNotice,
  toCall,
  toResponse,
  type WorkerMessage,
} from './workerMessages.ts'

/** A page's connection to the SharedWorker. */
export interface WorkerLink {
  /** Rejects if the worker or the simulator cannot start. */
  open(start: Omit<OpenMessage, 'kind'>): Promise<StartNotice | undefined>
  /** Resolves when the browser cannot save the workspace. */
  readonly notSaved: Promise<void>
  fetch(request: Request): Promise<Response>
  save(): void
  close(): void
}

export function connectWorker(): WorkerLink {
  // Vite recognises the worker by this exact expression.
  const worker = new SharedWorker(new URL('./simulatorWorker.ts', import.meta.url), {
    type: 'module',
    name: 'tandem-demo',
  })
  const { port } = worker
  const waiting = new Map<number, (response: Response) => void>()
  const opened = Promise.withResolvers<StartNotice | undefined>()
  const notSaved = Promise.withResolvers<void>()
  let lastId = 0
  const send = (message: PageMessage, transferred: readonly Transferable[] = []) =>
    port.postMessage(message, [...transferred])

  worker.addEventListener('error', () => opened.reject(new Error('The worker of the demo cannot be loaded.')))
  port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'opened') {
      if (data.error === undefined) opened.resolve(data.notice)
      else opened.reject(new Error(data.error))
      return
    }
    if (data.kind === 'notSaved') {
      notSaved.resolve()
      return
    }
    waiting.get(data.id)?.(toResponse(data))
    waiting.delete(data.id)
  })
  port.start()

  return {
    open(start) {
      send({ kind: 'open', ...start })
      return opened.promise
    },
    notSaved: notSaved.promise,
    async fetch(request) {
      const id = ++lastId
      const call = await toCall(request, id)
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        send(call, call.body ? [call.body] : [])
      })
    },
    save: () => send({ kind: 'save' }),
    close: () => port.close(),
  }
}

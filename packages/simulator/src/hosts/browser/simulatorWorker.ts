import { BadSnapshot, createSimulator, type Simulator } from '../../index.ts'
import { isSavedFirst, saving } from '../saving.ts'
import { OtherVersion, readWorkspace, saveChanges } from './savedWorkspace.ts'
import {
  type OpenMessage,
  type PageMessage,
  toResponseMessage,
  type StartNotice,
  toRequest,
  type WorkerMessage,
} from './workerMessages.ts'

// All tabs and popups of the demo use this SharedWorker. A reload of the only tab ends the worker, even during
// a save (SIM-19).

interface Opened {
  readonly simulator: Simulator
  readonly save: () => Promise<void>
  readonly notice: StartNotice | undefined
}

let opening: Promise<Opened> | undefined

async function open({ scenario, seed }: OpenMessage): Promise<Opened> {
  const simulator = createSimulator({
    sessionMode: 'shared',
    checksResponses: false,
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
  })
  if (!(await lockStorage())) return { simulator, save: () => Promise.resolve(), notice: 'openElsewhere' }
  const notice = await restoreInto(simulator)
  const save = saving(simulator, () => writeChanges(simulator), { quietMs: 300, atMostMs: 2000 })
  return { simulator, save, notice }
}

/** Locks the saved workspace (SIM-44). Waits up to 3 s, because after a reload the earlier worker still runs. */
function lockStorage(): Promise<boolean> {
  // Without Web Locks, this worker counts as the only worker.
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true)
      // The worker keeps the lock until it ends.
      return new Promise<never>(() => undefined)
    }
    navigator.locks
      .request('tandem-demo', { signal: AbortSignal.timeout(3000) }, hold)
      .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')))
  })
}

/** Restores the saved workspace. If this fails, the new workspace remains. */
async function restoreInto(simulator: Simulator): Promise<StartNotice | undefined> {
  try {
    const saved = await readWorkspace()
    if (!saved) return undefined
    await simulator.restore(saved)
    // Discards the changes of `restore`, because the restored workspace is already saved.
    await simulator.takeChanges()
    return undefined
  } catch (error) {
    return error instanceof OtherVersion || error instanceof BadSnapshot ? 'startedAfresh' : undefined
  }
}

const saveFailure = Promise.withResolvers<void>()
let isSaving = true

async function writeChanges(simulator: Simulator): Promise<void> {
  if (!isSaving) return
  try {
    await saveChanges(await simulator.takeChanges())
  } catch {
    // The storage is full or blocked. Later changes are useless without the changes that could not be saved.
    isSaving = false
    saveFailure.resolve()
  }
}

async function handle(message: PageMessage, port: MessagePort): Promise<void> {
  const send = (response: WorkerMessage, transferred: readonly Transferable[] = []) =>
    port.postMessage(response, [...transferred])
  if (message.kind === 'open') {
    const isFirst = !opening
    opening ??= open(message)
    try {
      const { notice } = await opening
      send({ kind: 'opened', ...(notice && (isFirst || notice === 'openElsewhere') ? { notice } : {}) })
      void saveFailure.promise.then(() => send({ kind: 'notSaved' }))
    } catch (error) {
      opening = undefined
      send({ kind: 'opened', error: error instanceof Error ? error.message : String(error) })
    }
    return
  }
  const opened = await opening
  if (!opened) return
  const { simulator, save } = opened
  if (message.kind === 'save') await save()
  else {
    const response = await toResponseMessage(await simulator.fetch(toRequest(message)), message.id)
    if (isSavedFirst(message)) await save()
    send(response, response.body ? [response.body] : [])
  }
}

addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return
  for (const port of event.ports) {
    port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => void handle(data, port))
    port.start()
  }
})

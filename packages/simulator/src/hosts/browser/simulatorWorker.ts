import { debounced } from '../../core/realTime.ts'
import { createSimulator, type Simulator, type Snapshot } from '../../index.ts'
import { saveChanges, readWorkspace } from './savedWorkspace.ts'
import {
  type OpenMessage,
  type PageMessage,
  toResponseMessage,
  toRequest,
  type WorkerMessage,
} from './workerMessages.ts'

/* The SharedWorker with the demo's simulator. All tabs and popups of the demo use this worker, so they share a
   workspace. Each change is saved in IndexedDB, so that the workspace survives a reload (SIM-19). */

let opening: Promise<Simulator> | undefined

async function open({ scenario, seed }: OpenMessage): Promise<Simulator> {
  // An unreadable workspace is replaced by a new one.
  const saved = await readWorkspace().catch(() => undefined)
  const simulator = createSimulator({
    sessionMode: 'shared',
    checksResponses: false,
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
  })
  if (saved) await restore(saved, simulator)
  simulator.onChange(debounced(() => void save(simulator), { quietMs: 300, atMostMs: 2000 }))
  return simulator
}

async function restore(saved: Snapshot, simulator: Simulator): Promise<void> {
  try {
    await simulator.restore(saved)
    // These changes are already saved.
    await simulator.takeChanges()
  } catch {
    // A workspace of another version of the product does not fit: the demo starts with a new workspace.
  }
}

/** Saves run one after the other. Each save has the changes since the previous save. */
let saving: Promise<void> = Promise.resolve()

function save(simulator: Simulator): Promise<void> {
  // If the browser cannot save data, as in some private windows, the demo runs until its last tab closes.
  saving = saving.then(async () => saveChanges(await simulator.takeChanges())).catch(() => undefined)
  return saving
}

async function handle(message: PageMessage, port: MessagePort): Promise<void> {
  const send = (response: WorkerMessage, transferred: readonly Transferable[] = []) =>
    port.postMessage(response, [...transferred])
  if (message.kind === 'open') {
    opening ??= open(message)
    try {
      await opening
      send({ kind: 'opened' })
    } catch (error) {
      opening = undefined
      send({ kind: 'opened', error: error instanceof Error ? error.message : String(error) })
    }
    return
  }
  const simulator = await opening
  if (!simulator) return
  if (message.kind === 'save') await save(simulator)
  else {
    const response = await toResponseMessage(await simulator.fetch(toRequest(message)), message.id)
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

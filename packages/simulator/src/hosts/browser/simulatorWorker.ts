import { debounced } from '../../core/realTime.ts'
import { createSimulator, type Simulator, type Snapshot } from '../../index.ts'
import { keepChanges, readWorkspace } from './keptWorkspace.ts'
import { type OpenMessage, type PageMessage, toAnswer, toRequest, type WorkerMessage } from './messages.ts'

/*
 * The SharedWorker that holds the demo's simulator. All tabs and popups talk to this one, so they share a workspace; each change is kept in
 * IndexedDB, so that a reload, or coming back tomorrow, finds it again.
 */

let opening: Promise<Simulator> | undefined

async function open({ scenario, seed }: OpenMessage): Promise<Simulator> {
  const kept = await readWorkspace().catch(() => undefined)
  const simulator = createSimulator({
    sessionMode: 'shared',
    checksAnswers: false,
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
  })
  if (kept) await goOnWith(kept, simulator)
  simulator.onChange(debounced(() => void save(simulator), { quietMs: 300, atMostMs: 2000 }))
  return simulator
}

async function goOnWith(kept: Snapshot, simulator: Simulator): Promise<void> {
  try {
    await simulator.restore(kept)
    // These are kept already.
    await simulator.takeChanges()
  } catch {
    // A workspace of an earlier version of the product no longer fits: the fresh one stays.
  }
}

/** One after the other: each save has the changes since the one before. */
let saving: Promise<void> = Promise.resolve()

/** A browser that keeps no data (a private window) still runs the demo; it is gone with its last tab then. */
function save(simulator: Simulator): Promise<void> {
  saving = saving.then(async () => keepChanges(await simulator.takeChanges())).catch(() => undefined)
  return saving
}

async function take(message: PageMessage, port: MessagePort): Promise<void> {
  const send = (answer: WorkerMessage, transferred: readonly Transferable[] = []) =>
    port.postMessage(answer, [...transferred])
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
    const answer = await toAnswer(await simulator.fetch(toRequest(message)), message.id)
    send(answer, answer.body ? [answer.body] : [])
  }
}

addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return
  for (const port of event.ports) {
    port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => void take(data, port))
    port.start()
  }
})

import { assembleSnapshot, type Snapshot, type WorldChanges } from '../../index.ts'

/*
 * The workspace that this browser keeps: records in blocks of neighbours, the rest of the snapshot beside them. After a change only the blocks
 * that it touched are written, so that a large workspace costs no more than a small one.
 */

const databaseName = 'tandem-demo'
/** Raised when what is kept is laid out in another way; the old workspace is dropped then. */
const layout = 2
const restKey = 'rest'

type Rest = WorldChanges['rest']
type Block = WorldChanges['blocks'][number]

/** The snapshot of the last workspace, if this browser keeps one. */
export async function readWorkspace(): Promise<Snapshot | undefined> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(['rest', 'blocks'])
    // What is kept was written by `keepChanges`; restoring checks its version. Blocks come by table and place: that is their key.
    const [rest, blocks]: [Rest | undefined, Block[]] = await Promise.all([
      settled(transaction.objectStore('rest').get(restKey)),
      settled(transaction.objectStore('blocks').getAll()),
    ])
    return rest && assembleSnapshot(rest, blocks)
  } finally {
    database.close()
  }
}

/** Brings what is kept up to date: all of the changes, or none. */
export async function keepChanges({ isFresh, rest, blocks }: WorldChanges): Promise<void> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(['rest', 'blocks'], 'readwrite')
    const kept = transaction.objectStore('blocks')
    if (isFresh) kept.clear()
    for (const block of blocks) {
      if (block.rows.length > 0) kept.put(block, [block.table, block.block])
      else kept.delete([block.table, block.block])
    }
    transaction.objectStore('rest').put(rest, restKey)
    await committed(transaction)
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, layout)
  request.addEventListener('upgradeneeded', () => {
    for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name)
    request.result.createObjectStore('rest')
    request.result.createObjectStore('blocks')
  })
  return settled(request)
}

const refusal = (error: DOMException | null): Error => error ?? new Error('The browser refuses to keep data.')

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(refusal(request.error)))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(refusal(transaction.error)))
  })
}

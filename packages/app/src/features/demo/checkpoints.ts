/** A saved workspace to which the presenter can return. */
export interface Checkpoint {
  readonly id: number
  readonly name: string
}

interface StoredCheckpoint extends Checkpoint {
  /** The simulator's snapshot as text. */
  readonly snapshot: string
}

/* Checkpoints are stored in this browser, like the workspace, so every tab has them, also after a reload. */
const databaseName = 'tandem-demo-checkpoints'
const storeName = 'checkpoints'

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

/** All checkpoints, oldest first. */
export async function listCheckpoints(): Promise<readonly Checkpoint[]> {
  const stored = await withStore<StoredCheckpoint[]>('readonly', (store) => store.getAll())
  return stored.map(({ id, name }) => ({ id, name }))
}

export async function saveCheckpoint(name: string, snapshot: string): Promise<void> {
  await withStore('readwrite', (store) => store.add({ name, snapshot }))
}

/** The snapshot of a checkpoint. Undefined if another tab has deleted it. */
export async function readCheckpoint(id: number): Promise<string | undefined> {
  const stored = await withStore<StoredCheckpoint | undefined>('readonly', (store) => store.get(id))
  return stored?.snapshot
}

export async function deleteCheckpoint(id: number): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id))
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true })
  })
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser cannot save data.')))
  })
}

import { type Snapshot } from '../../index.ts'

const databaseName = 'tandem-demo'
const storeName = 'workspace'
const key = 'snapshot'

/** The snapshot of the last workspace, if this browser keeps one. */
export async function readWorkspace(): Promise<Snapshot | undefined> {
  const database = await openDatabase()
  try {
    // What is kept was written by `keepWorkspace`; restoring checks its version.
    const kept: Snapshot | undefined = await settled(database.transaction(storeName).objectStore(storeName).get(key))
    return kept
  } finally {
    database.close()
  }
}

/** Keeps a snapshot in place of the last one. */
export async function keepWorkspace(snapshot: Snapshot): Promise<void> {
  const database = await openDatabase()
  try {
    await settled(database.transaction(storeName, 'readwrite').objectStore(storeName).put(snapshot, key))
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser refuses to keep data.')))
  })
}

import { assembleSnapshot, type Snapshot, type WorkspaceChanges } from '../../index.ts'

// A change writes only the changed blocks, so a large workspace is saved as fast as a small one.

const databaseName = 'tandem-demo'
/** Increase it when the format of the database changes. */
const databaseVersion = 2
const restKey = 'rest'

type Rest = WorkspaceChanges['rest']
type Block = WorkspaceChanges['blocks'][number]

/** The saved workspace was deleted, because another version of the product had saved it. */
export class OtherVersion extends Error {}

/**
 * Returns undefined if no workspace is saved. Rejects with an `OtherVersion` if another version of the product has
 * saved the workspace. Rejects with an error of the database if the browser cannot read data.
 */
export async function readWorkspace(): Promise<Snapshot | undefined> {
  let isOld = false
  const database = await openDatabase(() => {
    isOld = true
  }).catch(deleteNewerDatabase)
  try {
    if (isOld) throw new OtherVersion()
    const transaction = database.transaction(['rest', 'blocks'])
    // `saveChanges` has written these records. The blocks are in the order of their keys.
    const [rest, blocks]: [Rest | undefined, Block[]] = await Promise.all([
      settled(transaction.objectStore('rest').get(restKey)),
      settled(transaction.objectStore('blocks').getAll()),
    ])
    return rest && assembleSnapshot(rest, blocks)
  } finally {
    database.close()
  }
}

/** Saves all changes in one transaction. */
export async function saveChanges({ isFresh, rest, blocks }: WorkspaceChanges): Promise<void> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(['rest', 'blocks'], 'readwrite')
    const saved = transaction.objectStore('blocks')
    if (isFresh) saved.clear()
    for (const block of blocks) {
      if (block.rows.length > 0) saved.put(block, [block.table, block.block])
      else saved.delete([block.table, block.block])
    }
    transaction.objectStore('rest').put(rest, restKey)
    await committed(transaction)
  } finally {
    database.close()
  }
}

/** Deletes a database of a later version, which the browser refuses to open. Then rejects with an `OtherVersion`. */
async function deleteNewerDatabase(error: unknown): Promise<never> {
  if (!(error instanceof DOMException && error.name === 'VersionError')) throw error
  await settled(indexedDB.deleteDatabase(databaseName))
  throw new OtherVersion()
}

function openDatabase(onOldVersion?: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, databaseVersion)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (oldVersion > 0) onOldVersion?.()
    for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name)
    request.result.createObjectStore('rest')
    request.result.createObjectStore('blocks')
  })
  return settled(request)
}

const refusal = (error: DOMException | null): Error => error ?? new Error('The browser cannot save data.')

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

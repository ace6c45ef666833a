import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assembleSnapshot, type Snapshot, type WorkspaceChanges } from '../index.ts'

type Rest = WorkspaceChanges['rest']
type Block = WorkspaceChanges['blocks'][number]

/** Another process has the file open. */
export class WorkspaceFileTaken extends Error {}

/** A workspace in a SQLite file. A change writes only the changed blocks, in one atomic save. */
export class WorkspaceFile {
  readonly #database: DatabaseSync
  /** After a failed save, the next save includes these changes. */
  #unsaved: WorkspaceChanges[] = []

  /** The file contains passwords, so only the user who runs the server can open it. */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
    // An existing file can have another mode. SQLite creates its log files with the mode of this file.
    chmodSync(path, 0o600)
    this.#database = new DatabaseSync(path, { timeout: 0 })
    try {
      this.#database.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        BEGIN IMMEDIATE;
        CREATE TABLE IF NOT EXISTS rest (text TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS blocks (name TEXT, block INTEGER, rows TEXT NOT NULL, PRIMARY KEY (name, block));
        COMMIT;
      `)
    } catch (error) {
      this.#database.close()
      if (error instanceof Error && error.message.includes('locked'))
        throw new WorkspaceFileTaken(`Another server uses ${path}.`)
      throw error
    }
  }

  /** Returns the workspace, even if another version of the product saved it. Returns undefined if the file is new. */
  read(): Snapshot | undefined {
    const saved = this.#database.prepare('SELECT text FROM rest').get()
    if (!saved) return undefined
    const rest: Rest = JSON.parse(String(saved['text']))
    const blocks = this.#database.prepare('SELECT name, block, rows FROM blocks ORDER BY name, block').all()
    return assembleSnapshot(
      rest,
      blocks.map(({ name, block, rows }): Block => ({
        table: String(name),
        block: Number(block),
        rows: JSON.parse(String(rows)),
      })),
    )
  }

  /** Saves all unsaved changes in one transaction. Does nothing if the file is closed. */
  save(changes: WorkspaceChanges): void {
    const database = this.#database
    if (!database.isOpen) return
    this.#unsaved.push(changes)
    database.exec('BEGIN IMMEDIATE')
    try {
      for (const each of this.#unsaved) this.#write(each)
      database.exec('COMMIT')
      this.#unsaved = []
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  #write({ isFresh, rest, blocks }: WorkspaceChanges): void {
    const put = this.#database.prepare('INSERT OR REPLACE INTO blocks (name, block, rows) VALUES (?, ?, ?)')
    const remove = this.#database.prepare('DELETE FROM blocks WHERE name = ? AND block = ?')
    if (isFresh) this.#database.exec('DELETE FROM blocks')
    for (const { table, block, rows } of blocks) {
      if (rows.length > 0) put.run(table, block, JSON.stringify(rows))
      else remove.run(table, block)
    }
    this.#database.exec('DELETE FROM rest')
    this.#database.prepare('INSERT INTO rest (text) VALUES (?)').run(JSON.stringify(rest))
  }

  close(): void {
    this.#database.close()
  }
}

import { type Snapshot } from './snapshot.ts'
import { type Row } from './table.ts'

/** For each table with secrets: the name of the field that contains the secret. */
export type SecretFields = Readonly<Record<string, string | undefined>>

/** A snapshot without passwords, tokens and sessions (SIM-31). */
export function withoutSecrets(snapshot: Snapshot, fields: SecretFields): Snapshot {
  return { ...mapSecrets(snapshot, fields, () => ''), sessions: { userIds: {} } }
}

/**
 * Fills empty secrets of `snapshot` with the secrets of `current`. A row that `current` lacks gets a random secret. The
 * sessions come from `current`.
 */
export function withSecretsOf(current: Snapshot, snapshot: Snapshot, fields: SecretFields): Snapshot {
  const known = (table: string, id: number) => {
    const row = current.tables[table]?.rows.find((each) => each.id === id)
    return row && secretOf(row, fields[table])
  }
  const restored = mapSecrets(snapshot, fields, (table, row) => {
    const secret = secretOf(row, fields[table])
    return secret === '' ? (known(table, row.id) ?? crypto.randomUUID()) : secret
  })
  return { ...restored, sessions: current.sessions }
}

const secretOf = (row: Row, field: string | undefined): unknown =>
  Object.entries(row).find(([name]) => name === field)?.[1]

function mapSecrets(snapshot: Snapshot, fields: SecretFields, secret: (table: string, row: Row) => unknown): Snapshot {
  const tables = Object.entries(snapshot.tables).map(([name, table]) => {
    const field = fields[name]
    if (field === undefined) return [name, table] as const
    return [name, { ...table, rows: table.rows.map((row) => ({ ...row, [field]: secret(name, row) })) }] as const
  })
  return { ...snapshot, tables: Object.fromEntries(tables) }
}

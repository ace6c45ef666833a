import { Checkbox, mergeClasses } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useMemo } from 'react'
import { SearchPicker } from '../SearchPicker/SearchPicker.tsx'
import {
  type ColumnMapping,
  fieldOptions,
  type ImportField,
  leftOutValue,
  sampleValuesOf,
  withColumnMapped,
} from './columnMapping.ts'
import { useImportMapperStyles } from './ImportMapper.styles.ts'

export interface ImportMapperProps {
  /** The file's first row. */
  readonly header: readonly string[]
  /** The first rows after it. */
  readonly sample: readonly (readonly string[])[]
  /** The fields that columns can be mapped to: the recipient's own, then custom attributes. */
  readonly fields: readonly ImportField[]
  /** By index of the column. */
  readonly mapping: ColumnMapping
  readonly onMappingChange: (event: SyntheticEvent, data: { readonly mapping: ColumnMapping }) => void
  /** Whether the first row is a header, not data. */
  readonly hasHeaderRow: boolean
  readonly onHasHeaderRowChange: (event: SyntheticEvent, data: { readonly hasHeaderRow: boolean }) => void
  /** The error of a column's field, by the column's index. */
  readonly errors?: ReadonlyMap<number, string>
  /**
   * Maps a column to a new field; `name` is what was typed, else the column's header. Without it there is no such
   * option.
   */
  readonly onFieldCreate?: (event: SyntheticEvent, data: { readonly column: number; readonly name: string }) => void
  readonly isDisabled?: boolean
}

const createTextOf = (typed: string): string =>
  typed === '' ? 'Add custom attribute…' : `Add custom attribute “${typed}”…`

const nameOf = (column: number, headerText: string, hasHeaderRow: boolean): string =>
  hasHeaderRow && headerText.trim() !== '' ? headerText : `Column ${column + 1}`

/** Names at most this many columns that are left out. */
const shownNames = 5

const leftOutNames = (names: readonly string[]): string => {
  const more = names.length - shownNames
  return `${names.slice(0, shownNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * Maps the columns of an uploaded file to fields, beside sample values. Keyboard: for each column, in the order of the
 * file, a field to search and choose in.
 */
export function ImportMapper(props: ImportMapperProps) {
  const {
    header,
    sample,
    fields,
    mapping,
    onMappingChange,
    hasHeaderRow,
    onHasHeaderRowChange,
    errors,
    onFieldCreate,
    isDisabled = false,
  } = props
  const styles = useImportMapperStyles()
  const rootId = useId()
  const options = useMemo(() => fieldOptions(fields), [fields])
  const mappedCount = mapping.filter((fieldId) => fieldId !== null).length
  // Without a header row, the first row is data.
  const rows = hasHeaderRow ? sample : [header, ...sample]
  // The index is the only key of a column.
  const columns = header.map((headerText, column) => ({ id: `${rootId}-${column}`, column, headerText }))
  const leftOut = columns.flatMap(({ column, headerText }) =>
    (mapping[column] ?? null) === null && sampleValuesOf(rows, column).length > 0
      ? [nameOf(column, headerText, hasHeaderRow)]
      : [],
  )
  return (
    <div className={styles.root}>
      <Checkbox
        label="The first row holds the names of the columns"
        checked={hasHeaderRow}
        disabled={isDisabled}
        onChange={(event, { checked }) => onHasHeaderRowChange(event, { hasHeaderRow: checked === true })}
      />
      <table className={styles.table} aria-label="Columns of the file">
        <thead className={styles.head}>
          <tr>
            {['Column in the file', 'Sample values', 'Import as'].map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ id: columnId, column, headerText }) => {
            const isNamed = hasHeaderRow && headerText.trim() !== ''
            const name = nameOf(column, headerText, hasHeaderRow)
            const fieldId = mapping[column] ?? null
            const values = sampleValuesOf(rows, column)
            return (
              <tr key={columnId} className={styles.row}>
                <th scope="row" className={styles.cell}>
                  <div
                    id={columnId}
                    title={name}
                    className={mergeClasses(styles.name, fieldId === null && styles.leftOut)}
                  >
                    {name}
                  </div>
                </th>
                <td className={styles.cell}>
                  <div title={values.join('\n')} className={styles.values}>
                    {values.length > 0 ? values.join(', ') : '–'}
                  </div>
                </td>
                <td className={styles.cell}>
                  <SearchPicker
                    label={name}
                    labelledBy={columnId}
                    options={options}
                    values={[fieldId ?? leftOutValue]}
                    isQuiet={fieldId === null}
                    isDisabled={isDisabled}
                    errorText={errors?.get(column)}
                    onChange={(event, { values: [chosen] }) =>
                      onMappingChange(event, {
                        mapping: withColumnMapped(mapping, column, chosen === leftOutValue ? null : (chosen ?? null)),
                      })
                    }
                    creation={
                      onFieldCreate && {
                        textOf: createTextOf,
                        onCreate: (event, { typed }) =>
                          onFieldCreate(event, { column, name: typed || (isNamed ? headerText.trim() : '') }),
                      }
                    }
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p aria-live="polite" className={styles.summary}>
        {mappedCount} of {header.length} columns will be imported.{' '}
        {leftOut.length > 0 && <span className={styles.warning}>Left out: {leftOutNames(leftOut)}.</span>}
      </p>
    </div>
  )
}

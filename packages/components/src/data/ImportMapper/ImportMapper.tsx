import { Field, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
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
import { column, oneLine, plainTable } from '../../theme/styleFragments.ts'

const useImportMapperStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  headerField: { justifyContent: 'start', gridTemplateColumns: 'auto minmax(0, 480px)' },
  table: plainTable,
  head: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground2, textAlign: 'start' },
  headCell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    verticalAlign: 'middle',
    textAlign: 'start',
  },
  name: { ...oneLine, fontWeight: tokens.fontWeightSemibold },
  values: { ...oneLine, color: tokens.colorNeutralForeground2 },
  leftOut: { color: tokens.colorNeutralForeground3 },
  summary: { margin: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  warning: { color: tokens.colorStatusWarningForeground1 },
})

/** A row that the user can choose as the header. */
export interface HeaderChoice {
  /** Number of the row in the file. */
  readonly row: number
  readonly text: string
}

export interface ImportMapperProps {
  /** The names of the columns. The name of an unnamed column is an empty text. */
  readonly header: readonly string[]
  /** The first rows of data. */
  readonly sample: readonly (readonly string[])[]
  readonly fields: readonly ImportField[]
  /** By column index. */
  readonly mapping: ColumnMapping
  readonly onMappingChange: (event: SyntheticEvent, data: { readonly mapping: ColumnMapping }) => void
  /** Null if the file has no header. */
  readonly headerRow: number | null
  readonly headerChoices: readonly HeaderChoice[]
  readonly onHeaderRowChange: (event: SyntheticEvent, data: { readonly headerRow: number | null }) => void
  /** The errors that show at the columns, by column index. */
  readonly errors?: ReadonlyMap<number, string> | undefined
  /** `name` is the typed text, or the column's header if no text is typed. Default: no option to create a field. */
  readonly onFieldCreate?:
    | ((event: SyntheticEvent, data: { readonly column: number; readonly name: string }) => void)
    | undefined
  readonly isDisabled?: boolean | undefined
}

const createTextOf = (typed: string): string =>
  typed === '' ? 'Add custom attribute…' : `Add custom attribute “${typed}”…`

const nameOf = (column: number, headerText: string): string =>
  headerText.trim() === '' ? `Column ${column + 1}` : headerText

/** Maximum number of names in 'Not imported'. */
const shownNames = 5

const leftOutNames = (names: readonly string[]): string => {
  const more = names.length - shownNames
  return `${names.slice(0, shownNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Maps the columns of a file to fields, with sample values. */
export function ImportMapper(props: ImportMapperProps) {
  const {
    header,
    sample,
    fields,
    mapping,
    onMappingChange,
    headerRow,
    headerChoices,
    onHeaderRowChange,
    errors,
    onFieldCreate,
    isDisabled = false,
  } = props
  const styles = useImportMapperStyles()
  const rootId = useId()
  const options = useMemo(() => fieldOptions(fields), [fields])
  const mappedCount = mapping.filter((fieldId) => fieldId !== null).length
  // The id is not the name, because two columns can have the same name.
  const columns = header.map((headerText, column) => ({ id: `${rootId}-${column}`, column, headerText }))
  const leftOut = columns.flatMap(({ column, headerText }) =>
    (mapping[column] ?? null) === null && sampleValuesOf(sample, column).length > 0 ? [nameOf(column, headerText)] : [],
  )
  return (
    <div className={styles.root}>
      <Field label="Header is" orientation="horizontal" className={styles.headerField}>
        <Select
          value={headerRow ?? ''}
          disabled={isDisabled}
          onChange={(event, { value }) => onHeaderRowChange(event, { headerRow: value === '' ? null : Number(value) })}
        >
          {headerChoices.map(({ row, text }) => (
            <option key={row} value={row}>
              Row {row}: {text}
            </option>
          ))}
          <option value="">No row: all rows are recipients</option>
        </Select>
      </Field>
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
            const name = nameOf(column, headerText)
            const fieldId = mapping[column] ?? null
            const values = sampleValuesOf(sample, column)
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
                    choice={{ isQuiet: fieldId === null }}
                    field={{ isDisabled, errorText: errors?.get(column) }}
                    onChange={(event, { values: [chosen] }) =>
                      onMappingChange(event, {
                        mapping: withColumnMapped(mapping, column, chosen === leftOutValue ? null : (chosen ?? null)),
                      })
                    }
                    creation={
                      onFieldCreate && {
                        textOf: createTextOf,
                        onCreate: (event, { typed }) =>
                          onFieldCreate(event, { column, name: typed || headerText.trim() }),
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
        {leftOut.length > 0 && <span className={styles.warning}>Not imported: {leftOutNames(leftOut)}.</span>}
      </p>
    </div>
  )
}

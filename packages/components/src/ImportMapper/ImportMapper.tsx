import { Checkbox, Dropdown, mergeClasses, Option } from '@fluentui/react-components'
import { type SyntheticEvent, useId } from 'react'
import { type ColumnMapping, type ImportField, sampleValuesOf, withColumnMapped } from './columnMapping.ts'
import { useImportMapperStyles } from './ImportMapper.styles.ts'

export interface ImportMapperProps {
  /** The file's first row. */
  readonly header: readonly string[]
  /** The first rows after it. */
  readonly sample: readonly (readonly string[])[]
  /** What columns can become: the recipient's fields, then custom attributes. */
  readonly fields: readonly ImportField[]
  /** By position of the column. */
  readonly mapping: ColumnMapping
  readonly onMappingChange: (event: SyntheticEvent, data: { readonly mapping: ColumnMapping }) => void
  /** Whether the first row names the columns and isn't imported itself. */
  readonly hasHeaderRow: boolean
  readonly onHasHeaderRowChange: (event: SyntheticEvent, data: { readonly hasHeaderRow: boolean }) => void
  readonly isDisabled?: boolean
}

const leftOutText = 'Do not import'

/** Says what each column of an uploaded file becomes, with sample values to tell by. Keyboard: one select a column, in the order of the file. */
export function ImportMapper(props: ImportMapperProps) {
  const { header, sample, fields, mapping, onMappingChange, hasHeaderRow, onHasHeaderRowChange, isDisabled = false } = props
  const styles = useImportMapperStyles()
  const rootId = useId()
  const mappedCount = mapping.filter((fieldId) => fieldId !== null).length
  // Without a header row, the first row is data, too.
  const rows = hasHeaderRow ? sample : [header, ...sample]
  // Columns have no identity but their position in the file.
  const columns = header.map((headerText, column) => ({ id: `${rootId}-${column}`, column, headerText }))
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
            {['Column in the file', 'Sample values', 'Becomes'].map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ id: columnId, column, headerText }) => {
            const name = hasHeaderRow && headerText.trim() !== '' ? headerText : `Column ${column + 1}`
            const fieldId = mapping[column] ?? null
            const values = sampleValuesOf(rows, column)
            return (
              <tr key={columnId} className={styles.row}>
                <th scope="row" className={styles.cell}>
                  <div id={columnId} title={name} className={mergeClasses(styles.name, fieldId === null && styles.leftOut)}>
                    {name}
                  </div>
                </th>
                <td className={styles.cell}>
                  <div title={values.join('\n')} className={styles.values}>
                    {values.length > 0 ? values.join(', ') : '–'}
                  </div>
                </td>
                <td className={styles.cell}>
                  <Dropdown
                    aria-labelledby={columnId}
                    className={styles.control}
                    disabled={isDisabled}
                    value={fields.find(({ id }) => id === fieldId)?.name ?? leftOutText}
                    selectedOptions={[fieldId ?? '']}
                    onOptionSelect={(event, { optionValue }) =>
                      onMappingChange(event, {
                        mapping: withColumnMapped(mapping, column, optionValue === '' ? null : (optionValue ?? null)),
                      })
                    }
                  >
                    <Option value="" text={leftOutText}>
                      {leftOutText}
                    </Option>
                    {fields.map(({ id, name: fieldName }) => (
                      <Option key={id} value={id} text={fieldName}>
                        {fieldName}
                      </Option>
                    ))}
                  </Dropdown>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <span aria-live="polite" className={styles.summary}>
        {mappedCount} of {header.length} columns will be imported
      </span>
    </div>
  )
}

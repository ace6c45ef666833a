import { Dropdown, Option } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { useCallStatusSelectStyles } from './CallStatusSelect.styles.ts'

export interface CallStatusSelectProps {
  /** The accessible name, 'Call status of Ada Lovelace'. */
  readonly label: string
  /** The status's id; undefined without a call. */
  readonly status: string | undefined
  /** All call statuses. */
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /**
   * Another status was chosen. For a status that needs further input (scheduled), open a form and keep `status` until
   * it is saved.
   */
  readonly onChange: (event: SyntheticEvent, data: { readonly status: string }) => void
  /** Whether it is being saved: it then cannot be changed. */
  readonly isSaving?: boolean
  readonly isDisabled?: boolean
}

/**
 * The status of a call, changed in place; in tables use a `choice` column. Keyboard: Enter or arrows open, letters
 * jump, Enter chooses, Escape closes.
 */
export function CallStatusSelect({
  label,
  status,
  options,
  onChange,
  isSaving = false,
  isDisabled = false,
}: CallStatusSelectProps) {
  const styles = useCallStatusSelectStyles()
  const name = options.find(({ id }) => id === status)?.name ?? status ?? ''
  return (
    <Dropdown
      size="small"
      aria-label={label}
      aria-busy={isSaving}
      className={styles.root}
      button={{ className: styles.button }}
      placeholder="Choose status"
      value={name}
      selectedOptions={status === undefined ? [] : [status]}
      disabled={isDisabled || isSaving}
      onOptionSelect={(event, { optionValue }) => {
        if (optionValue !== undefined && optionValue !== status) onChange(event, { status: optionValue })
      }}
    >
      {options.map(({ id, name: text }) => (
        <Option key={id} value={id} text={text}>
          {text}
        </Option>
      ))}
    </Dropdown>
  )
}

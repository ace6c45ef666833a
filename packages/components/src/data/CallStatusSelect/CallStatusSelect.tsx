import { Dropdown, Option } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { useCallStatusSelectStyles } from './CallStatusSelect.styles.ts'

export interface CallStatusSelectProps {
  /** Names the control: 'Call status of Ada Lovelace'. */
  readonly label: string
  /** Id of the status; undefined while there is no call. */
  readonly status: string | undefined
  /** The directory of call statuses. */
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** Another status was chosen. A status that needs more (scheduled) may open a form and leave `status` as it is until that is saved. */
  readonly onChange: (event: SyntheticEvent, data: { readonly status: string }) => void
  /** It is being saved: the choice shows and can't be changed. */
  readonly isSaving?: boolean
  readonly isDisabled?: boolean
}

/** The status of a call, changed in place. Keyboard: Enter or arrows open, letters jump, Enter chooses, Escape closes. In tables use the `callStatus` column. */
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

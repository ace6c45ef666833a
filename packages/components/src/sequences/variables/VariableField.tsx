import { type RefObject, useCallback, useState } from 'react'
import { ChipField, type ChipFieldHandle, type ChipFieldProps } from './ChipField.tsx'
import { DefaultPopover } from './DefaultPopover.tsx'
import { type VariableChip } from './variableParts.ts'

interface VariableFieldProps extends Omit<ChipFieldProps, 'ref' | 'onChipOpen'> {
  /** The owner's hold on the field. */
  readonly field: RefObject<ChipFieldHandle | null>
  /** Characters that a variable's default may have. Default: 200. */
  readonly defaultLimit?: number
}

/** A text with variables, and the popover that edits a variable's default. */
export function VariableField({ field, defaultLimit = 200, ...given }: VariableFieldProps) {
  const [edited, setEdited] = useState<{ readonly chip: VariableChip; readonly target: HTMLElement }>()
  const openChip = useCallback((chip: VariableChip, target: HTMLElement) => setEdited({ chip, target }), [])
  const leave = () => {
    setEdited(undefined)
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <>
      <ChipField ref={field} {...given} onChipOpen={openChip} />
      {edited && (
        <DefaultPopover
          chip={edited.chip}
          target={edited.target}
          variables={given.variables}
          maximumLength={defaultLimit}
          texts={given.texts}
          onSave={(fallback) => {
            field.current?.replace(edited.chip, edited.chip.name, fallback)
            leave()
          }}
          onRemove={() => {
            field.current?.remove(edited.chip)
            leave()
          }}
          onClose={leave}
        />
      )}
    </>
  )
}

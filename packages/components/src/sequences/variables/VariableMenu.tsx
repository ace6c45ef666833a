import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Tooltip } from '@fluentui/react-components'
import { BracesVariable20Regular } from '@fluentui/react-icons/svg/braces-variable'
import { memo } from 'react'
import { type MessageVariable } from './variableParts.ts'

interface VariableMenuProps {
  readonly label: string
  /** A shorter text for the button. The label must contain this text. Default: the label. */
  readonly shortLabel?: string | undefined
  readonly position: 'above' | 'below'
  readonly variables: readonly MessageVariable[]
  readonly isDisabled: boolean
  /** Keep the callback stable. */
  readonly onInsert: (variable: MessageVariable) => void
}

/** Memoized, because otherwise each typed character would render the menu again. */
export const VariableMenu = memo(function VariableMenu({
  label,
  shortLabel,
  position,
  variables,
  isDisabled,
  onInsert,
}: VariableMenuProps) {
  return (
    <Menu positioning={{ position, align: 'start' }}>
      <MenuTrigger disableButtonEnhancement>
        {shortLabel === undefined ? (
          <Button appearance="subtle" size="small" icon={<BracesVariable20Regular />} disabled={isDisabled}>
            {label}
          </Button>
        ) : (
          <Tooltip content={label} relationship="label">
            <Button appearance="subtle" size="small" icon={<BracesVariable20Regular />} disabled={isDisabled}>
              <span data-label="">{shortLabel}</span>
            </Button>
          </Tooltip>
        )}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {variables.map((variable) => (
            // Inserts in the next frame, because the menu first returns the focus to its button.
            <MenuItem key={variable.name} onClick={() => requestAnimationFrame(() => onInsert(variable))}>
              {variable.label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
})

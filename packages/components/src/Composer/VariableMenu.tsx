import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Tooltip } from '@fluentui/react-components'
import { BracesVariable20Regular } from '@fluentui/react-icons/svg/braces-variable'
import { memo } from 'react'
import { type ChatTexts } from '../chat/chatTexts.ts'
import { type ComposerVariable } from './tokenParts.ts'

interface VariableMenuProps {
  readonly variables: readonly ComposerVariable[]
  readonly isDisabled: boolean
  readonly onInsert: (variable: ComposerVariable) => void
  readonly texts: ChatTexts
}

/** The variables that can be put where the caret is. */
export const VariableMenu = memo(function VariableMenu({ variables, isDisabled, onInsert, texts }: VariableMenuProps) {
  return (
    <Menu positioning={{ position: 'above', align: 'start' }}>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={texts.variables} relationship="label">
          <Button appearance="subtle" icon={<BracesVariable20Regular />} disabled={isDisabled} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {variables.map((variable) => (
            <MenuItem key={variable.name} onClick={() => onInsert(variable)}>
              {variable.label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
})

import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components'
import { TextQuote20Regular } from '@fluentui/react-icons/svg/text-quote'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { chatTexts as texts } from '../chatTexts.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { type ComposerSnippet, type ComposerSnippets } from './ComposerProps.ts'

interface SnippetMenuProps {
  readonly snippets: ComposerSnippets
  readonly isDisabled: boolean
  readonly onInsert: (snippet: ComposerSnippet) => void
}

export function SnippetMenu({ snippets: { options, manageHref }, isDisabled, onInsert }: SnippetMenuProps) {
  const styles = useComposerStyles()
  const manage = useRoutedAnchor(manageHref)
  return (
    <Menu positioning={{ position: 'above', align: 'start' }}>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={texts.snippets} relationship="label">
          <Button appearance="subtle" size="small" icon={<TextQuote20Regular />} disabled={isDisabled}>
            <span data-label="">{texts.snippet}</span>
          </Button>
        </Tooltip>
      </MenuTrigger>
      <MenuPopover className={styles.snippets}>
        <MenuList>
          {options.length === 0 && <MenuItem disabled>{texts.noSnippets}</MenuItem>}
          {options.map((snippet) => (
            // Inserts the snippet in the next frame, because the menu first moves the focus to its button.
            <MenuItem
              key={snippet.id}
              subText={<span className={styles.snippetText}>{snippet.text}</span>}
              onClick={() => requestAnimationFrame(() => onInsert(snippet))}
            >
              {snippet.name}
            </MenuItem>
          ))}
          <MenuDivider />
          <MenuItemLink {...manage}>{texts.manageSnippets}</MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

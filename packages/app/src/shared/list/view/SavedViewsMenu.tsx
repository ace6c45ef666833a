import { Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { type PopupProps } from '@tandem/components'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'
import { useSavedViews } from './useSavedViews.ts'

const texts = listMessages.views

interface SavedViewsMenuProps extends PopupProps {
  readonly list: AnyList
  /** Asks for the name of a new view ('new'), or renames the present view ('own'). */
  readonly onName: (which: 'new' | 'own') => void
}

export function SavedViewsMenu({ target, onClose, list, onName }: SavedViewsMenuProps) {
  const styles = useSavedViewsStyles()
  const { views, current, query, name: linkedName, update, remove, copyLink } = useSavedViews(list)
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(event, { open }) => !open && onClose(event)}
    >
      <MenuPopover className={styles.menu}>
        <MenuList aria-label={texts.menu}>
          {views.length === 0 && <p className={styles.hint}>{texts.none}</p>}
          {current && current.query !== query && (
            <MenuItem onClick={() => update(current, query)}>{texts.update(current.name)}</MenuItem>
          )}
          <MenuItem onClick={() => onName('new')}>{texts.saveAs}</MenuItem>
          {current && <MenuItem onClick={() => onName('own')}>{texts.rename}</MenuItem>}
          <MenuItem onClick={() => void copyLink(current?.name ?? linkedName, query)}>{texts.copyLink}</MenuItem>
          {current && <MenuItem onClick={() => remove(current)}>{texts.delete}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

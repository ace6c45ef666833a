import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple'
import { NameDialog } from '@tandem/components'
import { useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { viewNameError } from './savedViews.ts'
import { useCurrentView } from './useCurrentView.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'
import { useViewChanges } from './useViewChanges.ts'

const texts = listMessages.views

/** Saves, renames and deletes views of a list, and copies links to them (LIST-39). `ViewTabs` opens them. */
export function SavedViews({ list }: { readonly list: AnyList }) {
  const styles = useSavedViewsStyles()
  const { views, current, query, name: linkedName } = useCurrentView(list)
  const [naming, setNaming] = useState<'new' | 'own'>()
  const { save, update, rename, remove, copyLink } = useViewChanges(list)
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton icon={<BookmarkMultipleRegular />}>{texts.menu}</MenuButton>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            {views.length === 0 && <p className={styles.hint}>{texts.none}</p>}
            {current && current.query !== query && (
              <MenuItem onClick={() => update(current, query)}>{texts.update(current.name)}</MenuItem>
            )}
            <MenuItem onClick={() => setNaming('new')}>{texts.saveAs}</MenuItem>
            {current && <MenuItem onClick={() => setNaming('own')}>{texts.rename}</MenuItem>}
            <MenuItem onClick={() => void copyLink(current?.name ?? linkedName, query)}>{texts.copyLink}</MenuItem>
            {current && <MenuItem onClick={() => remove(current)}>{texts.delete}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {naming && (
        <NameDialog
          title={naming === 'new' ? texts.saveAs : texts.rename}
          initialName={naming === 'own' ? (current?.name ?? '') : current ? '' : (linkedName ?? '')}
          validate={(name) => viewNameError(name, views, naming === 'own' ? current?.id : undefined)}
          onSave={(_, { name }) => {
            setNaming(undefined)
            if (naming === 'own' && current) rename(current, name)
            else save(name, query)
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}

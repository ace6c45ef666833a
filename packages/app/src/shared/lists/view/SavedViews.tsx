import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple'
import { NameDialog } from '@tandem/components'
import { columnKey } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { defaultView } from './listView.ts'
import { listMessages } from '../messages.ts'
import { currentView, savedQuery, viewNameError } from './savedViews.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'
import { useViewChanges } from './useViewChanges.ts'

const texts = listMessages.views

/** The saved views of a list (LIST-39): choose, save, rename or delete one, or copy a link to the current view. */
export function SavedViews({ list }: { readonly list: AnyList }) {
  const styles = useSavedViewsStyles()
  const { atoms } = list
  const view = useAtomValue(atoms.viewAtom)
  const chosen = useAtomValue(atoms.chosenColumnsAtom)
  const [views] = useAtom(atoms.savedViewsAtom)
  const changeView = useSetAtom(atoms.changeViewAtom)
  const [naming, setNaming] = useState<'new' | 'own'>()
  const shown = (chosen ?? []).filter(({ isEnabled }) => isEnabled).map(({ column }) => columnKey(column))
  const query = savedQuery(view, shown)
  const current = currentView(views, view.name, query)
  const { apply, save, update, rename, remove, copyLink } = useViewChanges(list)
  return (
    <>
      <Menu
        checkedValues={{ view: current ? [current.id] : [] }}
        onCheckedValueChange={(_, { checkedItems }) => apply(checkedItems[0])}
      >
        <MenuTrigger disableButtonEnhancement>
          <MenuButton icon={<BookmarkMultipleRegular />} className={styles.button}>
            <span className={styles.name}>{current?.name ?? texts.menu}</span>
          </MenuButton>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            {views.length === 0 && <p className={styles.hint}>{texts.none}</p>}
            {views.map(({ id, name }) => (
              <MenuItemRadio key={id} name="view" value={id}>
                {name}
              </MenuItemRadio>
            ))}
            {views.length > 0 && <MenuItem onClick={() => changeView({ ...defaultView })}>{texts.reset}</MenuItem>}
            <MenuDivider />
            {current && current.query !== query && (
              <MenuItem onClick={() => update(current, query)}>{texts.update(current.name)}</MenuItem>
            )}
            <MenuItem onClick={() => setNaming('new')}>{texts.saveAs}</MenuItem>
            {current && <MenuItem onClick={() => setNaming('own')}>{texts.rename}</MenuItem>}
            <MenuItem onClick={() => void copyLink(current?.name ?? view.name, query)}>{texts.copyLink}</MenuItem>
            {current && <MenuItem onClick={() => remove(current)}>{texts.delete}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {naming && (
        <NameDialog
          title={naming === 'new' ? texts.saveAs : texts.rename}
          initialName={naming === 'own' ? (current?.name ?? '') : current ? '' : (view.name ?? '')}
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

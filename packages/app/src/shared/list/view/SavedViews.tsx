import { MenuButton } from '@fluentui/react-components'
import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple'
import { lazyOverlay, lazyPart, usePopup } from '@tandem/components'
import { useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'

const menu = lazyPart(async () => (await import('./SavedViewsMenu.tsx')).SavedViewsMenu)
const ViewNameDialog = lazyOverlay(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog)

/** Saves, renames and deletes views of a list, and copies links to them (LIST-39). `ViewTabs` opens them. */
export function SavedViews({ list }: { readonly list: AnyList }) {
  const [naming, setNaming] = useState<'new' | 'own'>()
  const { buttonProps, popup } = usePopup(menu, { isMenu: true })
  return (
    <>
      <MenuButton icon={<BookmarkMultipleRegular />} {...buttonProps}>
        {listMessages.views.menu}
      </MenuButton>
      {popup?.draw({ ...popup.props, list, onName: setNaming })}
      {naming && <ViewNameDialog list={list} which={naming} onClose={() => setNaming(undefined)} />}
    </>
  )
}

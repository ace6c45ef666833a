import { Button } from '@fluentui/react-components'
import { EmptyState } from '@tandem/components'
import { type Profile } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isAddOpenAtom } from '../../../entities/profile/isAddOpenAtom.ts'
import { DeleteProfileDialog } from '../list/DeleteProfileDialog.tsx'
import { useLeaveDeleted } from './useLeaveDeleted.ts'
import { useGeneralTabStyles } from './GeneralTab.styles.ts'
import { drawerMessages } from './messages.ts'

const texts = drawerMessages.emptySlot

/** A paid slot without a profile: add one, or give the slot up. */
export function EmptySlot({ slot }: { readonly slot: Profile }) {
  const styles = useGeneralTabStyles()
  const leave = useLeaveDeleted()
  const setAddOpen = useSetAtom(isAddOpenAtom)
  const [isAsking, setIsAsking] = useState(false)
  const add = () => {
    leave()
    setAddOpen(true)
  }
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={texts.title}
        text={texts.text}
        action={
          <div className={styles.actions}>
            <Button appearance="primary" onClick={add}>
              {texts.add}
            </Button>
            <Button onClick={() => setIsAsking(true)}>{texts.delete}</Button>
          </div>
        }
      />
      <DeleteProfileDialog profile={isAsking ? slot : undefined} onClose={() => setIsAsking(false)} onDeleted={leave} />
    </>
  )
}

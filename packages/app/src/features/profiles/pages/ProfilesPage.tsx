import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { canManageProfiles, type Profile } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { userAtom } from '../../../shared/session.ts'
import { AddProfileDrawer } from '../add/AddProfileDrawer.tsx'
import { isAddOpenAtom } from '../add/isAddOpenAtom.ts'
import { startAttachAtom } from '../attach/attach.ts'
import { AttachDialog } from '../attach/AttachDialog.tsx'
import { DeleteProfileDialog } from '../list/DeleteProfileDialog.tsx'
import { profileListMessages as texts } from '../list/messages.ts'
import { profileList } from '../list/profileList.tsx'

/** All profiles and slots; one of them, and the wizard that creates one, opens over the list. */
export default function ProfilesPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const user = useAtomValue(userAtom)
  const setAddOpen = useSetAtom(isAddOpenAtom)
  const attach = useSetAtom(startAttachAtom)
  const [deleted, setDeleted] = useState<Profile>()
  const canManage = user != null && canManageProfiles(user.role)
  const add = canManage && (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setAddOpen(true)}>
      {texts.add}
    </Button>
  )
  const act = (profile: Profile, actionId: string) => {
    if (actionId === 'attach') attach(profile)
    else if (actionId === 'add') setAddOpen(true)
    else if (actionId === 'deleteSlot') setDeleted(profile)
    else void navigate(`/profiles/manage/${profile.key}${search}`)
  }
  return (
    <ListPage
      list={profileList}
      actions={add}
      emptyAction={add}
      onRowAction={(_, { row, actionId }) => act(row, actionId)}
    >
      <Outlet />
      <AddProfileDrawer />
      <DeleteProfileDialog profile={deleted} onClose={() => setDeleted(undefined)} />
      <AttachDialog />
    </ListPage>
  )
}

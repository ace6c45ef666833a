import { lazyOverlay } from '@tandem/components'
import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { canManageProfiles, type Profile } from '@tandem/contract'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { userAtom } from '../../shared/session/session.ts'
import { isAddOpenAtom } from '../../entities/profile/isAddOpenAtom.ts'
import { startAttach } from '../../entities/profile/attach/attach.ts'
import { PlanLimit } from '../../features/purchase/components/PlanLimit.tsx'
import { AttachDialog } from '../../features/attachProfile/AttachDialog.tsx'
import { profileListMessages as texts } from '../../entities/profile/messages.ts'
import { profileList } from '../../features/profiles/list/profileList.tsx'

const AddProfileDrawer = lazyOverlay<{ readonly onClose: () => void }>(
  async () => (await import('../../features/addProfile/AddProfileDrawer.tsx')).AddProfileDrawer,
)
const DeleteProfileDialog = lazyOverlay(
  async () => (await import('../../features/profiles/list/DeleteProfileDialog.tsx')).DeleteProfileDialog,
)

/** The list of profiles and slots. */
export default function ProfilesPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const user = useAtomValue(userAtom)
  const [isAddOpen, setAddOpen] = useAtom(isAddOpenAtom)
  const store = useStore()
  const [deleted, setDeleted] = useState<Profile>()
  const [wasDeleting, setWasDeleting] = useState(false)
  if (deleted && !wasDeleting) setWasDeleting(true)
  const canManage = user != null && canManageProfiles(user.role)
  const add = canManage && (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setAddOpen(true)}>
      {texts.add}
    </Button>
  )
  const act = (profile: Profile, actionId: string) => {
    if (actionId === 'attach') startAttach(store, profile)
    else if (actionId === 'add') setAddOpen(true)
    else if (actionId === 'deleteSlot') setDeleted(profile)
    else void navigate(`/profiles/manage/${profile.key}${search}`)
  }
  return (
    <ListPage
      list={profileList}
      action={add}
      otherActions={<PlanLimit />}
      onRowAction={(_, { row, actionId }) => act(row, actionId)}
    >
      <Outlet />
      {isAddOpen && <AddProfileDrawer onClose={() => setAddOpen(false)} />}
      {wasDeleting && (
        <DeleteProfileDialog isOpen={deleted !== undefined} profile={deleted} onClose={() => setDeleted(undefined)} />
      )}
      <AttachDialog />
    </ListPage>
  )
}

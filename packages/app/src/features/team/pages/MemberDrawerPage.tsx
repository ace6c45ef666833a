import { DrawerShell, StatusDot } from '@tandem/components'
import { hasProfilesTab, type User, UserPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { entityProblem } from '../../../shared/entityProblem.tsx'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { useFormAround, useSubmitState } from '../../../shared/forms/formContext.ts'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormLeaveGuard } from '../../../shared/forms/FormLeaveGuard.tsx'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { PersonFields } from '../../../shared/forms/PersonFields.tsx'
import { UpdateButton } from '../../../shared/forms/UpdateButton.tsx'
import { idOf } from '../../../shared/routeId.ts'
import { useCloseOverlay } from '../../../shared/useCloseOverlay.ts'
import { memberPatchMutationAtom, memberQueryAtomOf } from '../api.ts'
import { MemberProfiles } from '../components/MemberProfiles.tsx'
import { teamMessages as texts } from '../messages.ts'
import { memberStatusTones } from '../teamList.tsx'
import { useMemberDrawerPageStyles } from './MemberDrawerPage.styles.ts'

const noPerson = { name: '', email: '' }

/** The drawer of a team member over the list: who they are, and the profiles that they work with. */
export default function MemberDrawerPage() {
  const { id: idText = '', action } = useParams()
  const { search } = useLocation()
  const id = idOf(idText)
  if (action !== 'general' && action !== 'profiles')
    return <Navigate replace to={`/team/manage/${idText}/general${search}`} />
  return <MemberDrawer key={idText} id={id} tab={action} />
}

interface DrawerProps {
  /** Undefined for an address that names nobody. */
  readonly id: number | undefined
  readonly tab: 'general' | 'profiles'
}

function MemberDrawer({ id, tab }: DrawerProps) {
  const { data: member, error, refetch } = useAtomValue(useMemo(() => memberQueryAtomOf(id), [id]))
  const patchMember = useSetAtom(memberPatchMutationAtom)
  const { name, email } = member ?? noPerson
  const initialValues = useMemo(() => ({ name, email }), [name, email])
  const update = async (body: UserPatch) => {
    if (member) await patchMember({ params: { id: member.id }, body })
  }
  return (
    <FormScope initialValues={initialValues} schema={UserPatch} onSubmit={update}>
      <Shell id={id} tab={tab} member={member} error={error} onRetry={() => void refetch()} />
    </FormScope>
  )
}

interface ShellProps extends DrawerProps {
  readonly member: User | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

function Shell({ id, tab, member, error, onRetry }: ShellProps) {
  const close = useCloseOverlay('/team')
  const { search } = useLocation()
  const { isDirty } = useSubmitState()
  const hasAsked = useRef(false)
  const problem = entityProblem({ id, hasData: member !== undefined, error, onRetry, onClose: close, texts })
  const href = (tabId: string) => `/team/manage/${member?.id}/${tabId}${search}`
  if (member && tab === 'profiles' && !hasProfilesTab(member.role)) return <Navigate replace to={href('general')} />
  const general = { id: 'general', label: texts.tabs.general, href: href('general') }
  const profiles = { id: 'profiles', label: texts.tabs.profiles, href: href('profiles') }
  return (
    <>
      <DrawerShell
        isOpen
        title={problem?.title ?? member?.name}
        status={member && <StatusDot tone={memberStatusTones[member.status]} label={texts.statuses[member.status]} />}
        {...(member && { tabs: hasProfilesTab(member.role) ? [general, profiles] : [general] })}
        selectedTabId={tab}
        tabsLabel={texts.tabs.label}
        isLoading={!member}
        error={problem?.content}
        isDirty={isDirty}
        {...(member && tab === 'general' && { footer: <UpdateButton /> })}
        onClose={() => {
          hasAsked.current = true
          close()
        }}
      >
        {member && (tab === 'profiles' ? <MemberProfiles member={member} /> : <General />)}
      </DrawerShell>
      <FormLeaveGuard hasAsked={hasAsked} />
    </>
  )
}

function General() {
  const styles = useMemberDrawerPageStyles()
  const { form } = useFormAround()
  // What was given up by going to the other tab does not come back.
  useEffect(() => () => form.reset(), [form])
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      <PersonFields />
    </FormBody>
  )
}

import { StatusDot } from '@tandem/components'
import { hasProfilesTab, type User, UserPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { PersonFields } from '../../../shared/forms/PersonFields.tsx'
import { UpdateButton } from '../../../shared/forms/UpdateButton.tsx'
import { showToastAtom } from '../../../shared/toasts.ts'
import { followOwnChangeAtom, memberPatchMutationAtom, memberQueryAtomOf } from '../api.ts'
import { MemberProfiles } from '../components/MemberProfiles.tsx'
import { teamMessages as texts } from '../messages.ts'
import { memberStatusTones } from '../teamList.tsx'
import { useMemberDrawerPageStyles } from './MemberDrawerPage.styles.ts'

/** The drawer of a team member over the list: name and email, and the profiles that the member works with. */
export default function MemberDrawerPage() {
  const styles = useMemberDrawerPageStyles()
  const { mutateAsync: patchMember } = useAtomValue(memberPatchMutationAtom)
  const followOwnChange = useSetAtom(followOwnChangeAtom)
  const showToast = useSetAtom(showToastAtom)
  const update = async ({ id }: User, body: UserPatch) => {
    followOwnChange(await patchMember({ params: { id }, body }))
    showToast({ intent: 'success', title: texts.updated })
  }
  return (
    <EntityDrawer
      path="/team"
      redirectsToTab
      queryAtomOf={memberQueryAtomOf}
      titleOf={({ name }) => name}
      renderStatus={({ status }) => <StatusDot tone={memberStatusTones[status]} label={texts.statuses[status]} />}
      texts={texts}
      tabs={[
        {
          id: 'general',
          label: texts.tabs.general,
          renderContent: () => (
            <FormBody className={styles.form}>
              <FormErrorBar />
              <PersonFields />
            </FormBody>
          ),
          footer: <UpdateButton />,
          renderForm: (member, parts) => (
            <FormScope
              initialValues={{ name: member.name, email: member.email }}
              schema={UserPatch}
              onSubmit={(body) => update(member, body)}
            >
              {parts}
            </FormScope>
          ),
        },
        {
          id: 'profiles',
          label: texts.tabs.profiles,
          renderContent: (member) => <MemberProfiles member={member} />,
          isShown: ({ role }) => hasProfilesTab(role),
        },
      ]}
    />
  )
}

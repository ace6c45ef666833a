import { InitialsAvatar, StatusDot } from '@tandem/components'
import { hasProfilesTab, UserPatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { PersonFields } from '../../../shared/form/PersonFields.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { memberPatchMutationAtom, memberQueryAtomOf } from '../api.ts'
import { MemberProfiles } from '../components/MemberProfiles.tsx'
import { teamMessages as texts } from '../messages.ts'
import { memberStatusTones, teamList } from '../teamList.tsx'

/** The drawer of a team member over the list: name and email, and the profiles that the member works with. */
export default function MemberDrawerPage() {
  const patchMember = useSetAtom(memberPatchMutationAtom)
  return (
    <EntityDrawer
      path="/team"
      redirectsToTab
      queryAtomOf={memberQueryAtomOf}
      neighboursAtomOf={teamList.atoms.neighboursAtomOf}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      titleOf={({ name }) => name}
      renderStatus={({ status }) => <StatusDot tone={memberStatusTones[status]} label={texts.statuses[status]} />}
      texts={texts}
      tabs={[
        {
          id: 'general',
          label: texts.tabs.general,
          renderContent: () => (
            <FormBody>
              <FormErrorBar />
              <PersonFields />
            </FormBody>
          ),
          footer: <UpdateButton />,
          renderForm: (member, parts) => (
            <FormScope
              initialValues={{ name: member.name, email: member.email }}
              schema={UserPatch}
              onSubmit={(body) => patchMember({ params: { id: member.id }, body })}
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

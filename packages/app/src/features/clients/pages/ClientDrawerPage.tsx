import { InitialsAvatar, StatusDot } from '@tandem/components'
import { ClientPatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { statuses } from '../../../shared/list/columns/productCells.tsx'
import { clientPatchMutationAtom } from '../api.ts'
import { clientQueryAtomOf } from '../../../entities/client/api.ts'
import { clientChangesOf, companyOf } from '../clientForm.ts'
import { clientList } from '../clientList.ts'
import { ClientDashboard } from '../components/ClientDashboard.tsx'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages as texts } from '../messages.ts'

/** The drawer of one client over the list: its statistics, and the company form. */
export default function ClientDrawerPage() {
  const patchClient = useSetAtom(clientPatchMutationAtom)
  return (
    <EntityDrawer
      kind="entityWide"
      path="/clients"
      queryAtomOf={clientQueryAtomOf}
      neighboursAtomOf={clientList.atoms.neighboursAtomOf}
      titleOf={({ name }) => name}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      renderStatus={({ status }) => <StatusDot {...statuses[status]} />}
      texts={texts}
      tabs={[
        { id: 'dashboard', label: texts.tabs.dashboard, renderContent: ({ id }) => <ClientDashboard clientId={id} /> },
        {
          id: 'settings',
          label: texts.tabs.settings,
          renderContent: (client) => <CompanyFields client={client} />,
          footer: <UpdateButton />,
          renderForm: (client, parts) => (
            <FormScope
              initialValues={companyOf(client)}
              schema={ClientPatch}
              onSubmit={(body) => patchClient({ params: { id: client.id }, body: clientChangesOf(client, body) })}
              requiredText={texts.requiredField}
              invalidText={texts.invalid}
            >
              {parts}
            </FormScope>
          ),
        },
      ]}
    />
  )
}

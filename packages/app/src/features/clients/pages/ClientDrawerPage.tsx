import { InitialsAvatar, StatusDot, ButtonLink } from '@tandem/components'
import { ClientPatch, type ClientId } from '@tandem/contract'
import { useSetAtom, useAtomValue } from 'jotai'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { statuses } from '../../../shared/list/columns/productCells.tsx'
import { clientPatchMutationAtom, clientSequencesQueryAtomOf } from '../api.ts'
import { clientQueryAtomOf } from '../../../entities/client/api.ts'
import { clientChangesOf, companyOf } from '../clientForm.ts'
import { clientList } from '../clientList.ts'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages as texts } from '../messages.ts'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { useMemo } from 'react'
import { clientReportAddress } from '../../../entities/client/links.ts'
import { clientStatsQueryAtomOf } from '../../../entities/statistics/clientStats.ts'
import { StatsDashboard } from '../../../entities/statistics/StatsDashboard.tsx'
import { statsRangeAtom } from '../../../entities/statistics/statsRange.ts'

/** The results of a client's sequences in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: ClientId }) {
  const query = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId, statsRangeAtom), [clientId]))
  const { data } = useAtomValue(useMemo(() => clientSequencesQueryAtomOf(clientId), [clientId]))
  const range = useAtomValue(statsRangeAtom)
  const { _embedded: embedded } = data ?? {}
  const sendsRequests = embedded?.sequences.some(({ sendConnectionRequests }) => sendConnectionRequests) ?? true
  return (
    <StatsDashboard
      id={clientId}
      query={query}
      sendsRequests={sendsRequests}
      emptyHelp={texts.noStats}
      actions={
        <ButtonLink icon={<DocumentText20Regular />} to={clientReportAddress(clientId, range)}>
          {texts.report}
        </ButtonLink>
      }
    />
  )
}

/** Shows one client in a drawer that covers the list. */
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

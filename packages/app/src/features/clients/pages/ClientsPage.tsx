import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ButtonLink } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { clientArchiveMutationAtom } from '../api.ts'
import { clientActions, clientList } from '../clientList.ts'
import { clientListMessages as texts } from '../messages.ts'

/** The list of AI clients. */
export default function ClientsPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const archive = useSetAtom(clientArchiveMutationAtom)
  const add = (
    <ButtonLink appearance="primary" icon={<Add20Regular />} to={`/clients/create${search}`}>
      {texts.add}
    </ButtonLink>
  )
  return (
    <ListPage
      list={clientList}
      action={add}
      onRowAction={(_, { row: client, actionId }) => {
        if (actionId === clientActions.view) void navigate(`/clients/manage/${client.id}${search}`)
        else void archive({ client, isArchiving: actionId === clientActions.archive })
      }}
    >
      <Outlet />
    </ListPage>
  )
}

import { Button } from '@fluentui/react-components'
import { ErrorState, useRoutedAnchor } from '@tandem/components'
import { canSeeTeam } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { userAtom } from '../../../shared/session/session.ts'
import { teamMessages } from '../messages.ts'
import { teamList } from '../teamList.tsx'

/** The users of the organization. Only owners and managers see this page. */
export default function TeamPage() {
  const user = useAtomValue(userAtom)
  if (user && !canSeeTeam(user.role)) return <NotAllowed />
  return (
    <ListPage list={teamList}>
      <Outlet />
    </ListPage>
  )
}

/** Shown to users with the role `org_member`, because the server refuses their requests with 403. */
function NotAllowed() {
  const { title, text, action } = teamMessages.notAllowed
  const home = useRoutedAnchor('/')
  const goHome = (
    <Button as="a" appearance="primary" {...home}>
      {action}
    </Button>
  )
  return <ErrorState headingLevel={1} status={403} title={title} text={text} actions={goHome} />
}

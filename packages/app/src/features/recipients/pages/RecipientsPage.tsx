import { Outlet } from 'react-router-dom'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { recipientList } from '../list/recipientList.ts'

/** All recipients; one of them opens in a drawer over the list. */
export default function RecipientsPage() {
  return (
    <ListPage list={recipientList}>
      <Outlet />
    </ListPage>
  )
}

import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes.tsx'

export type AppRouter = ReturnType<typeof createAppRouter>

/** The routes of the specification below a basename. Starts to load the page that the address names. */
export const createAppRouter = (basename: string) => createBrowserRouter(routes, { basename })

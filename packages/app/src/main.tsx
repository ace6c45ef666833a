import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { createAppRouter } from './shell/appRouter.ts'
import { createAppStore } from './shared/appStore.ts'
import { productionEnvironment } from './shared/environment.ts'
import './main.css'

const root = document.querySelector('#root')
if (!root) throw new TypeError('index.html has no #root')

const environment = productionEnvironment
const store = createAppStore(environment)
createRoot(root).render(<App store={store} router={createAppRouter(environment.basename, store)} />)

import { afterAll } from 'vitest'
import { removeTemporaryTrees } from './temporaryTree.ts'

// Setup files run once for each test file. The module that makes the trees runs once for all files of a worker.
afterAll(removeTemporaryTrees)

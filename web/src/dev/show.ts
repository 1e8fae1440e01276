// Development only: any screen in any state, without a server.
export async function show(): Promise<void> {}

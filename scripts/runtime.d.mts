export function runtimeFault(program: string, platform?: string): { isKnown: boolean; message: string } | null;

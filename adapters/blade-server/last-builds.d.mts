export function keepLastBuilds(folder: string, began: number): void;

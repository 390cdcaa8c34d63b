import { startStack } from "./stack/index.ts";
console.time("stack");
const s = await startStack({name:"autotune_try2", firstPort:4200, webProcesses:2, folder:"/tmp/shop-try", withCms:false});
console.timeEnd("stack"); console.log(s.shopUrl);
process.on("SIGTERM",()=>void s.stop().then(()=>process.exit()));
setInterval(()=>{},1000);

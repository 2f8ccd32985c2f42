// Generated from contracts.config.ts by "npm run generate". Do not edit.

export const editions = [
{name:"webhook",edition:"2.3",slug:"webhook-2.3",default:true,releases:"CVAT 2.3",program:"CVAT",type:"Delivery",events:19},
{name:"webhook",edition:"2.4",slug:"webhook-2.4",default:false,releases:"CVAT 2.4–2.64",program:"CVAT",type:"Delivery",events:23},
{name:"webhook",edition:"2.65",slug:"webhook-2.65",default:false,releases:"CVAT 2.65–2.72",program:"CVAT",type:"Delivery",events:25},
{name:"webhook",edition:"2.73",slug:"webhook-2.73",default:false,releases:"CVAT 2.73–2.75",program:"CVAT",type:"Delivery",events:29},
{name:"webhook",edition:"2.76",slug:"webhook-2.76",default:false,releases:"CVAT 2.76–2.80",program:"CVAT",type:"Delivery",events:34},
{name:"raster-info",edition:"2019",slug:"raster-info-2019",default:true,releases:"gdalmdiminfo 3.1–3.3, as published",program:"",type:"RasterInfo",events:0},
{name:"raster-info",edition:"2026",slug:"raster-info-2026",default:false,releases:"gdalmdiminfo 3.13, as published",program:"",type:"RasterInfo",events:0},
{name:"raster-info",edition:"observed",slug:"raster-info-observed",default:false,releases:"gdalmdiminfo 3.2–3.13, as printed",program:"",type:"RasterInfo",events:0},
];
